-- Soft bundles have landing pages too; the key is the bundle's id.
alter table landing_pages drop constraint landing_pages_type_check;
alter table landing_pages add constraint landing_pages_type_check check (type in ('node', 'vendor', 'bundle', 'custom'));
