import { expect, it } from 'vitest'
import { changedView, inBox, inboxQueryOf, isNarrowed, readView, writeView } from './inbox-view.ts'

const abouts = ['waitlist', 'stranger']
const worked = readView(
  {
    mailbox: 'assigned',
    thread: 't1',
    search: 'Meier',
    sort: 'oldest',
    page: '3',
    unread: 'true',
    attachments: 'true',
    about: 'waitlist',
    assignedTo: 'u1',
  },
  abouts,
)

it('comes back from the address as it was written', () => {
  const address = Object.fromEntries(
    Object.entries(writeView(worked)).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  expect(readView(address, abouts)).toEqual(worked)
})

it('says nothing in the address where nothing was chosen', () => {
  expect(Object.values(writeView(readView({}))).filter(Boolean)).toEqual([])
})

it('takes what nobody can have chosen for nothing', () => {
  const odd = readView({ mailbox: 'spam', sort: 'colour', page: '-2', about: 'weather', unread: 'maybe' }, abouts)
  expect(odd).toEqual(readView({}))
})

it('begins at page 1 with other threads, and stays where it is while one is opened', () => {
  expect(changedView(worked, { search: 'Huber' }).page).toBe(1)
  expect(changedView(worked, { isUnread: false }).page).toBe(1)
  expect(changedView(worked, { thread: 't2' }).page).toBe(3)
  expect(changedView(worked, { page: 4 }).page).toBe(4)
})

it('looks at another box as a whole, in the same order', () => {
  const other = inBox(worked, 'sent')
  expect(isNarrowed(other)).toBe(false)
  expect(other).toMatchObject({ mailbox: 'sent', thread: '', page: 1, sort: 'oldest' })
})

it('asks the server only for filters that are set', () => {
  expect(inboxQueryOf(readView({}), 20)).toEqual({ search: '', sort: 'newest', page: 1, rowsPerPage: 20 })
  expect(inboxQueryOf(worked, 50)).toMatchObject({
    unread: 'true',
    attachments: 'true',
    about: 'waitlist',
    assignedTo: 'u1',
  })
})
