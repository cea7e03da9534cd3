-- Yes, no, or nobody has said: a home of which nothing is known of dogs, cats and subsidies, and a house of which nobody knows whether
-- it has a lift. What is stored stays: an answer that somebody gave cannot be told from one that nobody did (decision 0291).
alter table property_object
  alter column allows_dogs drop not null, alter column allows_dogs drop default,
  alter column allows_cats drop not null, alter column allows_cats drop default,
  alter column is_subsidized drop not null, alter column is_subsidized drop default;
alter table building alter column has_lift drop not null, alter column has_lift drop default;
