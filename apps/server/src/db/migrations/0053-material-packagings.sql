-- Sales units in each packaging level of a material that has a GTIN of its own: {"15701234567896": "10"}.
alter table materials add column packagings jsonb not null default '{}';
create index materials_packagings on materials using gin (packagings jsonb_ops) where packagings <> '{}';
