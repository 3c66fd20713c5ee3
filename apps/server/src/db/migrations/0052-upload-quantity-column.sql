-- The column of the quantities that somebody chose for a table in which none is understood to be.
alter table order_uploads add column quantity_column integer;
