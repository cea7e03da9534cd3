import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('needs nothing to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    dataFolder: resolve('.data'),
    databaseUrl: undefined,
    s3: undefined,
    publicHost: 'localhost',
    trustProxy: false,
  })
})

test('reads an empty value as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined })
})

test.each([
  ['PORT', '4000x'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://secret@host/quartier'],
  ['DATABASE_URL', 'secret'],
  ['SMTP_URL', 'http://secret'],
  ['HOST', 'http://secret'],
  ['PUBLIC_HOST', 'https://secret'],
  ['LOG_LEVEL', 'secret'],
  ['API_DESCRIPTION', 'secret'],
  ['TRUST_PROXY', 'perhaps'],
])('says in one sentence what %s must be, without repeating "%s"', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be (?!.*${value}).+\\.$`))
})

test('says every wrong value at once', () => {
  expect(() => readConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(/^PORT must be .+\.\nLOG_LEVEL must be .+\.$/)
})

test('takes a database address without a host, for a socket', () => {
  expect(readConfig({ DATABASE_URL: 'postgresql:///quartier?host=/run/postgresql' }).databaseUrl).toContain('/run')
})

test('wants the secret to be set where nothing stays on the disk, and to be long', () => {
  const elsewhere = {
    DATABASE_URL: 'postgres://quartier@db/quartier',
    S3_ENDPOINT: 'http://s3:9000',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  }
  expect(() => readConfig(elsewhere)).toThrow(/^QUARTIER_SECRET must be set too/)
  const secret = 'x'.repeat(32)
  expect(readConfig({ ...elsewhere, QUARTIER_SECRET: secret }).secret).toBe(secret)
  expect(readConfig({ DATABASE_URL: elsewhere.DATABASE_URL }).secret).toBeUndefined()
  expect(() => readConfig({ QUARTIER_SECRET: 'short' })).toThrow(
    'QUARTIER_SECRET must be a secret of at least 32 signs',
  )
})

test('wants the role of the product beside the owner of the tables', () => {
  const ownerUrl = 'postgres://quartier@db/quartier'
  expect(() => readConfig({ DATABASE_OWNER_URL: ownerUrl })).toThrow(/^DATABASE_URL must be set too/)
  const both = { DATABASE_URL: 'postgres://quartier_app@db/quartier', DATABASE_OWNER_URL: ownerUrl }
  expect(readConfig(both)).toMatchObject({ databaseUrl: both.DATABASE_URL, databaseOwnerUrl: ownerUrl })
})

test('reads hosts of the own network, none by default', () => {
  expect(readConfig({}).privateHosts).toEqual([])
  expect(readConfig({ PRIVATE_HOSTS: 'Bus.firm.local, 10.0.0.5' }).privateHosts).toEqual(['bus.firm.local', '10.0.0.5'])
  expect(() => readConfig({ PRIVATE_HOSTS: 'amqp://bus' })).toThrow('PRIVATE_HOSTS must be')
})

test('wants all of S3 or nothing of it', () => {
  expect(() => readConfig({ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a' })).toThrow(
    'S3_ENDPOINT, S3_SECRET_KEY must be set too when files are to be kept in S3.',
  )
  const all = { S3_ENDPOINT: 'http://s3:9000', S3_BUCKET: 'files', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(readConfig(all).s3).toMatchObject({ bucket: 'files', region: 'us-east-1' })
})
