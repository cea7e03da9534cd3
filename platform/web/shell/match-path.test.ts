import { expect, it } from 'vitest'
import { paramsOf, screenAt } from './match-path.ts'

it('reads the params out of a path', () => {
  expect(paramsOf('/applications/$id', '/applications/7')).toEqual({ id: '7' })
  expect(paramsOf('/applications/$id', '/applications')).toBeUndefined()
  expect(paramsOf('/applications', '/applications/7')).toBeUndefined()
  expect(paramsOf('/', '/')).toEqual({})
})

it('knows optional last parts', () => {
  const pattern = '/form/application/$slug/$token/update/{-$formId}'
  expect(paramsOf(pattern, '/form/application/s/t/update')).toEqual({ slug: 's', token: 't' })
  expect(paramsOf(pattern, '/form/application/s/t/update/f')).toEqual({ slug: 's', token: 't', formId: 'f' })
})

it('lets fixed words win over params', () => {
  const screens = [{ path: '/objects/$id' }, { path: '/objects/apartments' }]
  expect(screenAt(screens, '/objects/apartments')?.screen.path).toBe('/objects/apartments')
  expect(screenAt(screens, '/objects/42')?.params).toEqual({ id: '42' })
  expect(screenAt(screens, '/elsewhere')).toBeUndefined()
})

it('knows patterns that take whatever follows, after all others', () => {
  const screens = [{ path: '/action/$' }, { path: '/action/$id/offer-form' }]
  expect(screenAt(screens, '/action/7/offer-form')?.screen.path).toBe('/action/$id/offer-form')
  expect(screenAt(screens, '/action/offer-form')?.screen.path).toBe('/action/$')
  expect(screenAt(screens, '/action')?.screen.path).toBe('/action/$')
  expect(screenAt(screens, '/actions/7')).toBeUndefined()
})
