-- Far back in a long list of orders only the index is read, down to what decides between orders of one instant.
create index orders_account_at on orders (account_id, ordered_at desc, id desc);
drop index orders_account;
