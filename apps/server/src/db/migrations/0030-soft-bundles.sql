-- Bundles are found by what they hold: of a cart, and beside a material.
create index soft_bundle_members_material on erp.soft_bundle_members (sap_material_number);

-- Carts are priced by them, so that whoever keeps prices hears of their changes.
create trigger soft_bundles_announced after insert or update or delete or truncate on erp.soft_bundles
  for each statement execute function erp_changes_announced();
create trigger soft_bundle_members_announced after insert or update or delete or truncate on erp.soft_bundle_members
  for each statement execute function erp_changes_announced();
