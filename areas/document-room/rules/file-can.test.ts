import { describe, expect, it } from 'vitest'
import { fileCan, isShownInPlace } from './file-can.ts'
import { roomRights } from './room-right.ts'

const pdf = { isWaiting: false, isOwn: false, contentType: 'application/pdf' }
const waiting = { ...pdf, isWaiting: true }
const own = { ...waiting, isOwn: true }
const sheet = { ...pdf, contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

const reached = (file: typeof pdf) =>
  roomRights.map((right) => [
    fileCan.beListed(right, file),
    fileCan.bePreviewed(right, file).allowed,
    fileCan.beDownloaded(right, file).allowed,
  ])

const [yes, no] = [true, false]

describe('a file is listed, previewed and downloaded by right (none, read, download, upload)', () => {
  it.each([
    [
      'a released PDF',
      pdf,
      [
        [no, no, no],
        [yes, yes, no],
        [yes, yes, yes],
        [yes, yes, yes],
      ],
    ],
    [
      'a released spreadsheet',
      sheet,
      [
        [no, no, no],
        [yes, no, no],
        [yes, no, yes],
        [yes, no, yes],
      ],
    ],
    [
      'an own file that waits',
      own,
      [
        [yes, yes, yes],
        [yes, yes, yes],
        [yes, yes, yes],
        [yes, yes, yes],
      ],
    ],
  ] as const)('%s', (_case, file, table) => {
    expect(reached(file)).toEqual(table)
  })

  it('and a waiting file of others is not even listed', () => {
    expect(roomRights.map((right) => fileCan.beListed(right, waiting))).toEqual([no, no, no, no])
  })

  it.each([
    ['a waiting file of others', waiting],
    ['an own file that was released', { ...pdf, isOwn: true }],
  ])('and %s opens no further than the right', (_case, file) => {
    expect([fileCan.bePreviewed('none', file).allowed, fileCan.beDownloaded('none', file).allowed]).toEqual([no, no])
    expect([fileCan.bePreviewed('read', file).allowed, fileCan.beDownloaded('read', file).allowed]).toEqual([yes, no])
  })

  it.each([
    ['application/pdf', yes],
    ['image/jpeg', yes],
    ['text/plain', no],
    ['application/image', no],
  ])('and %s is shown in place, with a watermark: %s', (contentType, shown) => {
    expect(isShownInPlace(contentType)).toBe(shown)
  })

  it('and only an own file that waits can be taken back', () => {
    expect([pdf, waiting, { ...pdf, isOwn: true }, own].map((file) => fileCan.beTakenBack(file).allowed)).toEqual([
      no,
      no,
      no,
      yes,
    ])
  })
})
