-- Old and new prices of what an import changed, in the line of its report; null for lines without any.
alter table import_lines add column prices jsonb;
