import { describe, expect, it } from 'vitest'
import { defaultPermissions } from '#platform/rules/default-permissions.ts'
import { boughtFeatures, type Role } from '#platform/rules/permissions.ts'
import { decide, safeRedirect, type Entry, type Visitor } from './guard.ts'
import { signInPathFor } from './sign-in-path.ts'

const staff = (role: Role): Visitor => ({
  role,
  permissions: defaultPermissions[role],
  features: boughtFeatures,
  userType: 'melon',
})
const budget: Entry = { layout: 'staff', permission: 'budget_read', fullPath: '/budget?page=2', params: {} }
const enter = (entry: Partial<Entry>, visitor: Visitor | undefined, slug?: string) =>
  decide({ ...budget, ...entry }, visitor, slug)

describe('the guard of staff screens', () => {
  it('lets in who holds the permission', () => {
    expect(enter({}, staff('marketer'))).toEqual({ to: 'enter' })
    expect(enter({ permission: undefined }, staff('contract'))).toEqual({ to: 'enter' })
  })

  it('sends a stranger to the login and remembers the full path', () => {
    expect(enter({}, undefined)).toEqual({ to: 'login', redirect: '/budget?page=2', forget: false })
  })

  it('remembers nothing for the front door', () => {
    expect(enter({ fullPath: '/', permission: 'permit' }, undefined)).toMatchObject({
      to: 'login',
      redirect: undefined,
    })
  })

  it('says which permission is missing', () => {
    expect(enter({}, staff('assistant'))).toEqual({ to: 'denied', permission: 'budget_read' })
    expect(enter({ permission: 'admin' }, staff('superuser'))).toEqual({ to: 'denied', permission: 'admin' })
  })

  it('signs out a person without any permission', () => {
    const bare: Visitor = { ...staff('user'), permissions: [] }
    expect(enter({ permission: 'permit' }, bare)).toMatchObject({ to: 'login', forget: true })
  })

  it('leads investors and document-room guests to their own entrance', () => {
    const investor: Visitor = { ...staff('user'), userType: 'b2b' }
    const guest: Visitor = { ...staff('user'), userType: 'dms' }
    expect(enter({ params: { projectSlug: 'lindenhof' } }, investor)).toEqual({
      to: 'path',
      path: '/b2b-entry/lindenhof',
    })
    expect(enter({}, investor, 'seeblick')).toEqual({ to: 'path', path: '/b2b-entry/seeblick' })
    expect(enter({ params: { dmsSlug: 'raum 1' } }, guest)).toEqual({ to: 'path', path: '/dms-login/raum%201' })
    expect(enter({}, guest)).toMatchObject({ to: 'login', forget: true })
  })

  it('lets investors into the screens that are theirs, without any permission', () => {
    const investor: Visitor = { ...staff('external'), userType: 'b2b' }
    const nda: Partial<Entry> = { permission: 'permit', userTypes: ['melon', 'b2b'] }
    expect(enter(nda, investor)).toEqual({ to: 'enter' })
    expect(enter({ ...nda, layout: 'external' }, investor)).toEqual({ to: 'enter' })
    expect(enter({ ...nda, layout: 'external' }, staff('user'))).toEqual({ to: 'enter' })
  })

  it('leads everybody else to the entrance of the screen, and remembers the page', () => {
    const room: Partial<Entry> = {
      layout: 'external',
      permission: 'permit',
      userTypes: ['melon', 'dms'],
      fullPath: '/dms/raum',
      params: { dmsSlug: 'raum' },
    }
    const entrance = { to: 'path', path: '/dms-login/raum', redirect: '/dms/raum' }
    expect(enter(room, undefined)).toEqual(entrance)
    expect(enter(room, { ...staff('external'), userType: 'b2b' })).toEqual(entrance)
    expect(enter({ layout: 'external', params: { projectSlug: 'lindenhof' } }, undefined)).toEqual({ to: 'enter' })
  })
})

it('does not guard public screens', () => {
  expect(enter({ layout: 'public' }, undefined)).toEqual({ to: 'enter' })
})

describe('the way back to a sign-in', () => {
  it('belongs to the place where the session ended', () => {
    expect(signInPathFor('/applications')).toEqual({ path: '/login', remembers: true })
    expect(signInPathFor('/login')).toEqual({ path: '/login', remembers: false })
    expect(signInPathFor('/project-memorandum/lindenhof')).toEqual({ path: '/b2b-entry/lindenhof', remembers: true })
    expect(signInPathFor('/b2b-phone-number-auth/lindenhof/a')).toEqual({
      path: '/b2b-entry/lindenhof',
      remembers: false,
    })
    expect(signInPathFor('/dms/raum')).toEqual({ path: '/dms-login/raum', remembers: true })
    expect(signInPathFor('/dms-registration/raum/anna')).toEqual({ path: '/dms-login/raum', remembers: false })
  })
})

describe('the remembered path', () => {
  it('is one of ours', () => {
    expect(safeRedirect('/applications?state=active')).toBe('/applications?state=active')
  })

  it('never leads to another site or back to the login', () => {
    for (const bad of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'evil',
      '',
      '/login?redirect=/x',
      undefined,
    ]) {
      expect(safeRedirect(bad)).toBeUndefined()
    }
  })
})
