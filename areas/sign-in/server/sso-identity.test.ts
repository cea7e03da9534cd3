import { describe, expect, it } from 'vitest'
import { identityAtEntra, identityAtOidc } from './sso-identity.ts'

const directory = '11111111-2222-4333-8444-555555555555'
const entra = { tid: directory, oid: 'o-1', preferred_username: 'anna@firm.ch', name: 'Anna Maria Keller' }

describe('the claims of a provider', () => {
  it('are read with what is missing left empty', () => {
    expect(identityAtOidc({ iss: 'https://idp', sub: '7' })).toEqual({
      subject: 'oidc:https://idp#7',
      email: null,
      emailIsVerified: false,
      firstName: '',
      lastName: '',
      language: null,
      didSecondFactor: false,
    })
  })

  it.each([
    [true, true],
    ['true', true],
    ['false', false],
    [undefined, false],
    ['perhaps', false],
  ])('take email_verified %j as %s', (given, expected) => {
    expect(identityAtOidc({ iss: 'i', sub: 's', email: 'a@b.ch', email_verified: given }).emailIsVerified).toBe(
      expected,
    )
  })

  it('are refused without a subject', () => {
    expect(() => identityAtOidc({ iss: 'i' })).toThrow('sign_in_sso_failed')
  })
})

describe('the claims of Entra', () => {
  it('fall back from one name of the address to the next', () => {
    expect(identityAtEntra(entra, directory)).toMatchObject({
      email: 'anna@firm.ch',
      firstName: 'Anna',
      lastName: 'Maria Keller',
    })
  })

  it.each([
    ['a directory of its own', directory, {}, true],
    ['a named directory', 'firm.onmicrosoft.com', {}, true],
    ['a shared directory', 'organizations', {}, false],
    ['a shared directory and Entra vouches', 'organizations', { xms_edov: true }, true],
    ['a shared directory and Entra vouches by number', 'common', { xms_edov: 1 }, true],
  ])('are trusted for the address in %s: %s %j %s', (_why, id, more, expected) => {
    expect(identityAtEntra({ ...entra, ...more }, id).emailIsVerified).toBe(expected)
  })

  it('are refused from another directory and from private accounts', () => {
    expect(() => identityAtEntra(entra, '22222222-2222-4333-8444-555555555555')).toThrow('sign_in_sso_wrong_directory')
    const privately = { ...entra, tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }
    expect(() => identityAtEntra(privately, 'common')).toThrow('sign_in_sso_wrong_directory')
  })
})
