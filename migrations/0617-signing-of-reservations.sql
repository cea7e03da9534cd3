-- 26.11.2026. The agreement of a reservation at the signing provider. The id of the document is empty once it is withdrawn
-- or has ended there without signatures.

alter table reservation add column provider text;
alter table reservation add column provider_document_id text;
alter table reservation add column signing_state text
  check (signing_state in ('creating', 'draft', 'sent', 'viewed', 'completed', 'declined', 'voided', 'error'));
alter table reservation add column signing_sent_at timestamptz;
alter table reservation add constraint reservation_document
  check (provider_document_id is null or (provider is not null and signing_state is not null));
