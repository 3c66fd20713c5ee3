-- Overviews show orders that were picked up as such. Orders by express box and of smart kits keep their kind; tallies follow
-- by their triggers.
update orders o set delivery_type = 'drive-in'
where o.delivery_type = 'normal'
  and (o.address ->> 'shippingCondition' = 'ZP'
    or exists (select from erp.sales_orders s where s.order_id = o.id and s.is_pickup));
