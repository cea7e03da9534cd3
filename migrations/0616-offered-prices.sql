-- 26.11.2026. Offered prices keep their version of the price list and the discount that they include. Amounts in Rappen.

-- Null for prices that were offered before the first price list.
alter table confirmed_object
  add column price_list_id uuid,
  add column discount bigint not null default 0 check (discount >= 0),
  add foreign key (workspace_id, price_list_id) references price_list (workspace_id, id);
create index confirmed_object_price_list on confirmed_object (workspace_id, price_list_id) where price_list_id is not null;

alter table reservation
  add column price_list_id uuid,
  add column discount bigint not null default 0 check (discount >= 0),
  add foreign key (workspace_id, price_list_id) references price_list (workspace_id, id);
create index reservation_price_list on reservation (workspace_id, price_list_id) where price_list_id is not null;

alter table sale_completion
  add column price bigint check (price >= 0),
  add column price_list_id uuid,
  add foreign key (workspace_id, price_list_id) references price_list (workspace_id, id);
create index sale_completion_price_list on sale_completion (workspace_id, price_list_id) where price_list_id is not null;

-- The price of a purchase that was notarised before is the one recorded with the sale of the object.
update sale_completion c
  set price = (
    select s.price from reservation r
      join object_sale s on s.workspace_id = r.workspace_id and s.object_id = r.object_id and s.taken_back_at is null
      where r.workspace_id = c.workspace_id and r.id = c.reservation_id and r.state = 'sold'
      order by s.noted_at desc limit 1
  )
  where c.notarised_on is not null;
