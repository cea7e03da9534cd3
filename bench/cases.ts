// Requests of users to the list of applications, as the browser sends them once it has the list's definition.

import { tableQuery, type TableQuery } from '#platform/contract/table.ts'

export interface Case {
  name: string
  query: TableQuery
}

const asked = (name: string, query: Partial<TableQuery>): Case => ({
  name,
  query: tableQuery.parse({ tableDataOnly: true, ...query }),
})

const filter = (values: object) => ({ filters: JSON.stringify(values) })

export const cases: readonly Case[] = [
  asked('a state, newest first, 10 rows', { state: 'active.new' }),
  asked('a state, newest first, 50 rows', { state: 'active.new', rowsPerPage: 50 }),
  asked('all, newest first', { state: 'all' }),
  asked('all, page 100', { state: 'all', page: 100 }),
  asked('all by name', { state: 'all', sort: 'adults' }),
  asked('inactive by income, highest first', { state: 'inactive', sort: '-income' }),
  asked('search of a rare word', { state: 'all', search: 'ghebremariam ruta' }),
  asked('search of a common word', { state: 'all', search: 'muller' }),
  asked('filter by household', { state: 'inactive', ...filter({ household_type: ['flat_share'] }) }),
  asked('counts of all tabs', { state: 'active.new', refreshStateFilters: true }),
  asked('search of a phone number', { state: 'all', search: '079 123 4' }),
  asked('search of one letter', { state: 'all', search: 'a' }),
  asked('search in a state with tab counts', { state: 'active.new', search: 'muller', refreshStateFilters: true }),
  asked('search of a common word by name', { state: 'all', search: 'example.ch', sort: 'adults' }),
  asked('by evaluation', { state: 'all', sort: 'overall_evaluation' }),
  asked('by points, highest first', { state: 'all', sort: '-points' }),
  asked('a state by points', { state: 'active.new', sort: 'points' }),
  asked('by day of moving in', { state: 'all', sort: 'move_in_wish' }),
  asked('by number', { state: 'inactive', sort: 'number' }),
  asked('by last activity', { state: 'all', sort: '-last_activity' }),
  asked('by name, page 1000', { state: 'inactive', sort: '-adults', page: 1000 }),
  asked('newest, page 10000', { state: 'all', page: 10_000 }),
  asked('filter by rooms', { state: 'all', ...filter({ rooms: ['5.5'] }) }),
  asked('filter by persons and income', { state: 'all', ...filter({ persons: { min: 5 }, income: { min: 150_000 } }) }),
  asked('filter by points', { state: 'all', ...filter({ points: { min: 80 } }) }),
  asked('filter by few points and documents', {
    state: 'all',
    ...filter({ points: { max: 6 }, documents: ['expired'] }),
  }),
  asked('filter by credit', { state: 'all', ...filter({ credit: ['red'] }) }),
  asked('filter by references', { state: 'all', ...filter({ references: ['failed'] }) }),
  asked('second evaluations to give', { state: 'all', ...filter({ second_look: ['awaited'] }) }),
  asked('second evaluations given, by grade', { state: 'all', ...filter({ second_evaluation: ['D'] }) }),
  asked('filter by a week of offers', {
    state: 'all',
    ...filter({ offer_until: { from: '2026-01-01', to: '2026-01-07' } }),
  }),
  asked('filter by a week of moving in', {
    state: 'all',
    ...filter({ move_in_wish: { from: '2024-03-01', to: '2024-03-07' } }),
  }),
  asked('favourites', { state: 'active.evaluated', ...filter({ favourite: true }) }),
  asked('filters with tab counts', {
    state: 'active.new',
    refreshStateFilters: true,
    ...filter({ pets: ['yes'], documents: ['complete'], language: ['fr'] }),
  }),
]

export function addressIn(list: string, query: Partial<TableQuery>): string {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)])
  return `${list}?${new URLSearchParams(texts)}`
}
