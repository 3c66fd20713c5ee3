-- Numbers of materials as people write them: without regard to spaces, dashes, dots, case and leading zeros. The same as
-- normaliseNumber of packages/search-index, but for letters with accents, which no number has.
create function bare_number(written text) returns text language sql immutable parallel safe strict as $$
  select ltrim(regexp_replace(lower(written collate "C"), '[^a-z0-9]', '', 'g'), '0')
$$;

-- Most numbers are stored bare and found by the indexes that are there: only the others need one of their own, which
-- costs an import next to nothing.
create index materials_el_number_bare on materials (bare_number(el_number)) where el_number <> bare_number(el_number);
create index materials_hws_number_bare on materials (bare_number(hws_number)) where hws_number <> bare_number(hws_number);
create index materials_ean_bare on materials (bare_number(ean)) where ean <> bare_number(ean);
create index materials_sap_number_bare on materials (bare_number(sap_material_number))
  where sap_material_number <> bare_number(sap_material_number);
create index materials_code_bare on materials (bare_number(code)) where code <> bare_number(code);

-- What stands for a packed kit in orders, of which a wholesaler has a handful.
create index materials_kit_header on materials (sap_material_number) where material_group = 'KITHDR';

-- A piece of cable is in a cart once.
create unique index cart_lines_remnant on cart_lines (cart_id, remnant_id)
  where remnant_id is not null and removed_at is null;
