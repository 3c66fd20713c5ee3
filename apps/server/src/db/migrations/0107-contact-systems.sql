-- What other systems know of a contact, as contacts are imported.
alter table contacts add column salesforce_contact_id text not null default '';
alter table contacts add column is_symbrio_user boolean not null default false;
