// Names declared in manifests are strings, so the compiler checks none of them; this test finds duplicates, missing
// texts and names that no area declares.

import { describe, expect, it } from 'vitest'
import { processFields } from '#areas/project-settings/server/public.ts'
import { processDocument } from '#areas/project-settings/rules/process-settings.ts'
import { groupsFor } from '#areas/users/rules/notifications.ts'
import { declaredNotifications } from '#areas/users/server/notification-kinds.ts'
import { languages } from '#platform/rules/project-type.ts'
import { chaptersInOrder, demoChapters } from '#platform/server/demo/chapter.ts'
import { registerExtensions } from '#platform/server/extension-point.ts'
import { homeLines } from '#platform/server/home-lines.ts'
import { mainMenu, settingsMenu, type MenuEntry } from '#platform/server/menu.ts'
import { translate } from '#platform/server/i18n/texts.ts'
import { areas } from '../areas.server.ts'
import { isTest, sources } from './source-files.ts'

registerExtensions(areas)

const lackingText = (keys: readonly string[]) =>
  languages.flatMap((language) => keys.filter((key) => translate(language, key) === key).map((key) => [language, key]))
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const server = sources.filter(({ path }) => /^areas\/[^/]+\/server\//.test(path) && !isTest(path))

describe('notifications', () => {
  const { groups, kinds } = declaredNotifications()
  const names = kinds.map(({ kind }) => kind)

  it('are declared once, in a declared group, with texts', () => {
    expect(names.length).toBeGreaterThan(10)
    expect(twice([...names, ...groups.map(({ key }) => key)])).toEqual([])
    expect(twice(kinds.map(({ order }) => String(order)))).toEqual([])
    expect(kinds.filter(({ group }) => groups.every(({ key }) => key !== group))).toEqual([])
    expect(
      lackingText([...names.map((one) => `users_kind_${one}`), ...groups.map(({ key }) => `users_group_${key}`)]),
    ).toEqual([])
  })

  it.each([
    [
      'reletting',
      [
        'applications',
        'offers',
        'tenants',
        'waitlist',
        'appointments',
        'draws',
        'communication',
        'marketing',
        'interfaces',
        'budget',
        'reporting',
      ],
    ],
    [
      'first-time-letting',
      [
        'applications',
        'offers',
        'tenants',
        'waitlist',
        'appointments',
        'draws',
        'communication',
        'marketing',
        'interfaces',
        'budget',
        'reporting',
      ],
    ],
    [
      'sale',
      [
        'applications',
        'sales',
        'appointments',
        'draws',
        'communication',
        'marketing',
        'document_room',
        'budget',
        'reporting',
      ],
    ],
    ['saleb2b', ['investors', 'appointments', 'draws', 'communication', 'document_room', 'budget', 'reporting']],
    [
      'build',
      [
        'applications',
        'offers',
        'tenants',
        'appointments',
        'draws',
        'communication',
        'interfaces',
        'budget',
        'reporting',
      ],
    ],
  ] as const)('in %s are offered of %j', (type, keys) => {
    expect(groupsFor(type, { groups, kinds }).map(({ key }) => key)).toEqual(keys)
  })

  it('are sent if declared, and declared if sent', () => {
    const sending = server.filter(({ path }) => !path.endsWith('/notifications.ts'))
    const sent = sending.flatMap(({ text }) =>
      [...text.matchAll(/\btell\w*\(\s*\w+,\s*(?:\{\s*kind: )?'([a-z_]+)'/g)].map(([, kind = '']) => kind),
    )
    expect(sent.length).toBeGreaterThan(10)
    expect(sent.filter((kind) => !names.includes(kind))).toEqual([])
    expect(names.filter((kind) => !sending.some(({ text }) => text.includes(`'${kind}'`)))).toEqual([])
  })
})

describe('menu entries', () => {
  const withChildren = (entry: MenuEntry): MenuEntry[] => [entry, ...(entry.children ?? []).flatMap(withChildren)]
  const keys = [...mainMenu.all(), ...settingsMenu.all()].flatMap(withChildren).map(({ key }) => key)

  it('are declared once, with texts', () => {
    expect(keys.length).toBeGreaterThan(20)
    expect(twice(keys)).toEqual([])
    expect(lackingText(keys.map((key) => `menu_${key}`))).toEqual([])
  })
})

describe('lines of the home page', () => {
  const lines = homeLines.all()

  it('are declared once per list, with texts for one and for many', () => {
    expect(lines.length).toBeGreaterThan(10)
    expect(twice(lines.map(({ key, of = '' }) => `${key} ${of}`))).toEqual([])
    const keys = lines.flatMap(({ key, of, action }) => [
      `home_line_${key}`,
      `home_line_${key}_one`,
      ...(of ? [of] : []),
      ...(action ? [action.text] : []),
    ])
    expect(lackingText(keys)).toEqual([])
  })

  it('have a position of their own within their topic', () => {
    expect(twice(lines.map(({ topic, order }) => `${topic} ${order}`))).toEqual([])
  })
})

describe('fields of the process settings', () => {
  it('are declared once, beside the fields of the page, with texts', () => {
    const added = processFields.all()
    const own = Object.keys(processDocument('reletting').shape)
    expect(twice([...own, ...added.map(({ key }) => key)])).toEqual([])
    const texts = added.flatMap(({ key, section }) => [
      `project_settings_field_${key}`,
      `project_settings_${key}_hint`,
      `project_settings_part_${section}`,
    ])
    expect(lackingText(texts)).toEqual([])
  })
})

describe('chapters of the demo', () => {
  it('have an order, and can be loaded', async () => {
    const chapters = chaptersInOrder(demoChapters.all())
    expect(twice(chapters.map(({ name }) => name))).toEqual([])
    const loaded = await Promise.all(chapters.map(({ load }) => load()))
    expect(loaded.every(({ tell }) => typeof tell === 'function')).toBe(true)
  })
})
