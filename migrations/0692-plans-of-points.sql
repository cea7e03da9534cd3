-- 2026-11-26. Points are counted per row by a plan that a connection keeps. Made while the tables were still empty, it
-- reads them whole for each row: thousands of wishes at once then took a minute. Indexes suit tables of every size.

alter function points_of(application, text) set enable_seqscan = off;
