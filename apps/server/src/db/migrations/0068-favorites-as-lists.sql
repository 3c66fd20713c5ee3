-- A person's favorites become a list of their own: its lines are the stars, the first added at the top. There is one way
-- of keeping materials then, and one query finds which of some materials a person has in whatever list.

-- A UUID of version 7: milliseconds since 1970 in its first six bytes, then the version, the rest random.
create function pg_temp.uuid_of_now() returns uuid language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

insert into variation_lists (id, owner_id, name, kind)
select pg_temp.uuid_of_now(), contact_id, '', 'favorites' from (select distinct contact_id from favorites) people;

insert into variation_list_lines (list_id, sap_material_number, id, position, added_by, added_at)
select v.id, f.sap_material_number, pg_temp.uuid_of_now(),
  row_number() over (partition by v.id order by f.added_at, f.sap_material_number) * 65536, f.contact_id, f.added_at
from favorites f join variation_lists v on v.owner_id = f.contact_id and v.kind = 'favorites';

drop table favorites;
