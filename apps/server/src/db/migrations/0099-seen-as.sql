-- Whose assortments an assortment administrator looks at the shop with; ends with the session.
alter table sessions add column seen_as_type text check (seen_as_type in ('company', 'account', 'user'));
alter table sessions add column seen_as_id uuid;
alter table sessions add constraint sessions_seen_as check ((seen_as_type is null) = (seen_as_id is null));
