-- 23.11.2026. A mail that is called back begins again as it was written: with its placeholders, without the signature it was sent with.
alter table mail_message add column written_as jsonb;
-- The language of the words, where it is not that of their reader.
alter table mail_desk add column language text;
