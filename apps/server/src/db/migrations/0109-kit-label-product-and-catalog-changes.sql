-- The sheet or roll that a person prints labels of kits on; null: none was chosen yet.
alter table label_preferences add column kit_product text;

-- Browsers of the company are notified of every change of a catalog or its lines, those of one person of their basket.
create function pdf_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changes', json_build_object(
    'catalog', new.id, 'company', new.company_id, 'basketOf', new.basket_of, 'version', new.version,
    'simple', false, 'deleted', new.deleted_at is not null
  )::text);
  return null;
end $$;
create trigger pdf_catalogue_changed after insert or update of version, deleted_at on pdf_catalogues
  for each row execute function pdf_catalogue_changed();

create function simple_pdf_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog_changes', json_build_object(
    'catalog', coalesce(new.id, old.id), 'company', coalesce(new.company_id, old.company_id), 'basketOf', null,
    'version', coalesce(new.version, old.version), 'simple', true, 'deleted', tg_op = 'DELETE'
  )::text);
  return null;
end $$;
create trigger simple_pdf_catalogue_changed after insert or update or delete on simple_pdf_catalogues
  for each row execute function simple_pdf_catalogue_changed();
