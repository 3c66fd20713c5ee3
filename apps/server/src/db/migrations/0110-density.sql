-- How close rows stand, as the person chose it; null while they chose nothing.
alter table contacts add column density text check (density in ('compact', 'comfortable'));
