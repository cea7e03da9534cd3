// SQL functions for deterministic random values: the same number and salt always give the same value. They are
// dropped with the session.

import { escapeLiteral, type PoolClient } from 'pg'
import { childNames, origins, type Origin } from '#demo/people/names.ts'

const functions = `
create or replace function pg_temp.draw(n bigint, salt int, sides int) returns int language sql immutable
  return ((hashint8extended(n, salt) & 2147483647) % sides)::int;

-- Which of several shares is drawn, from 1 on: their ascending sums, the last of them the whole.
create or replace function pg_temp.weigh(n bigint, salt int, sums int[]) returns int language sql immutable
  return width_bucket(pg_temp.draw(n, salt, sums[cardinality(sums)]), sums) + 1;

create or replace function pg_temp.pick(n bigint, salt int, words text[]) returns text language sql immutable
  return words[1 + pg_temp.draw(n, salt, cardinality(words))];

-- Sortable like those the product makes: the moment first, then what kind and number give.
create or replace function pg_temp.id_of(kind text, n bigint, at timestamptz) returns uuid language sql immutable
  return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid;
`

const arrayOf = (words: readonly string[]) => `array[${words.map(escapeLiteral).join(',')}]`

const namesOf = (name: string, words: (origin: Origin) => readonly string[]) => {
  const cases = origins.map(([origin], index) => `when ${index + 1} then ${arrayOf(words(origin))}`)
  return `create or replace function pg_temp.${name}(origin int) returns text[] language sql immutable
    return case origin ${cases.join(' ')} end;`
}

/** Cumulative weights of how often people of each origin apply. */
export const originSums = origins.reduce<number[]>((sums, [, weight]) => [...sums, (sums.at(-1) ?? 0) + weight], [])

export async function prepareDrawing(client: PoolClient): Promise<void> {
  await client.query(functions)
  await client.query(namesOf('women', (origin) => origin.women))
  await client.query(namesOf('men', (origin) => origin.men))
  await client.query(namesOf('families', (origin) => origin.families))
  await client.query(
    `create or replace function pg_temp.child_names() returns text[] language sql immutable return ${arrayOf(childNames)};`,
  )
}
