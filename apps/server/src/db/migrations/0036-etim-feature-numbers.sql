-- What the last imported release calls a feature of a class: its table of values names features by these numbers alone.
alter table etim_class_features add column number text;
create index etim_class_features_number on etim_class_features (number) where number is not null;
