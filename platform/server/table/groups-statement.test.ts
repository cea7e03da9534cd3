import { expect, it } from 'vitest'
import { defineTable, type FoundRow } from './declaration.ts'
import { groupsStatement } from './groups-statement.ts'
import { groupConditions, type ListGrouping } from './grouping.ts'
import { questionOf } from './question.ts'

const byOwner: ListGrouping = {
  key: 'owner',
  name: 'owner',
  through: { table: 'thing_owner', rowId: 'thing_id', groupId: 'owner_id' },
  groups: 'owner',
  order: 'o.name',
  narrowedBy: { owner: 'g.owner_id = any(?)' },
  heads: async () => new Map(),
}

const things = defineTable<FoundRow>({
  key: 'things',
  title: 'things',
  from: 'thing',
  select: { id: 't.id' },
  columns: [{ key: 'id', title: 'id', cell: 'text', sort: { sql: 't.id' } }],
  defaultSort: 'id',
  filters: [
    {
      key: 'owner',
      describe: () => ({ key: 'owner', verbose_name: 'owner', type: 'checkbox', mainFilters: false }),
      conditionOf: (chosen) => ({ sql: 't.owner = any(?)', values: [chosen] }),
    },
  ],
  groupings: [byOwner],
  titleOf: ({ id }) => id,
})

const asked = { search: '', sort: '', state: '', filters: '' }
const id = '0199b3f0-0000-7000-8000-000000000001'

it('numbers the values of filters, narrowing and cursor in their order', () => {
  const question = questionOf(things, { ...asked, filters: '{"owner":["x"]}' })
  const after = { key: 'Muster', id }
  const { text, values } = groupsStatement(things, 'workspace', { grouping: byOwner, question, after })
  expect(values).toEqual(['workspace', ['x'], ['x'], 'Muster', id])
  expect(text).toContain('t.owner = any($2)')
  expect(text).toContain('g.owner_id = any($3)')
  expect(text).toContain('(o.name, o.id) > ($4, $5::uuid)')
})

it('restricts the rows of the list to a group', () => {
  const [condition] = groupConditions(things, `owner:${id}`)
  expect(condition?.values).toEqual([id])
  expect(condition?.sql).toContain('from thing_owner g')
  expect(groupConditions(things, undefined)).toEqual([])
})

it('refuses what is no group', () => {
  expect(() => groupConditions(things, `colour:${id}`)).toThrow('general_please_check_fields')
  expect(() => groupConditions(things, 'owner:1')).toThrow('general_please_check_fields')
})
