-- Orders of a period in all markets, which the editors' funnel counts.
create index orders_ordered_at on orders (ordered_at) include (company_id);
