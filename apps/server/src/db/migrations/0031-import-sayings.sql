-- What a report says, so that each editor reads it in their own language: the English sentence with places for values
-- ({"says": "{0} is missing", "values": ["VareNr"]}), by which a page finds its translation. Older lines have none.
alter table import_lines add column said jsonb;
alter table import_runs add column failure_said jsonb;
