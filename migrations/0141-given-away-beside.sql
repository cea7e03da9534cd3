-- An offer goes on without a companion that another household has got meanwhile; what it was stays known.

alter table offer_companion add column given_away_at timestamptz;
