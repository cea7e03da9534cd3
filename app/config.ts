// Everything the surroundings may set, read once. docs/operations.md lists the same names.

import { resolve } from 'node:path'
import { z } from 'zod'
import { StartRefusal } from '#platform/server/start-refusal.ts'

const variables = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4000)
    .describe('a port number between 0 and 65535, such as 4000'),
  QUARTIER_DATA: z.string().default('.data').describe('a folder, such as .data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /.*/ })
    .optional()
    .describe('an address such as postgres://quartier:password@host:5432/quartier'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /.+/ })
    .optional()
    .describe('an address such as smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .includes('@')
    .default('Quartier <noreply@localhost>')
    .describe('a sender such as Quartier <post@firm.ch>'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://s3.firm.ch'),
  S3_BUCKET: z.string().optional().describe('the name of a bucket'),
  S3_ACCESS_KEY: z.string().optional().describe('the access key of the bucket'),
  S3_SECRET_KEY: z.string().optional().describe('the secret key of the bucket'),
  S3_REGION: z.string().default('us-east-1').describe('a region such as eu-central-1'),
  PUBLIC_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('localhost')
    .describe('a host name without protocol or port, such as quartier.ch'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http').describe('http or https'),
  NODE_ENV: z.string().optional().describe('production, development or test'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  TRUST_PROXY: z.stringbool().default(false).describe('true behind a proxy that sets X-Forwarded-For, otherwise false'),
})

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

export interface Config {
  /** 0 takes any free port. */
  port: number
  /** Absolute. Holds the embedded database, and the files unless S3 is set. */
  dataFolder: string
  /** Without it the embedded PostgreSQL is started. */
  databaseUrl: string | undefined
  /** Without it mails are kept and readable in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Without it files lie in the data folder. */
  s3: S3Settings | undefined
  /** The host name after the workspace's label: `rent.localhost` has `localhost`. */
  publicHost: string
  /** `https` behind a proxy that ends TLS: then links carry no port. */
  publicScheme: 'http' | 'https'
  /** Answers are parsed by their contract before they leave: in development and tests, not in production. */
  checksAnswers: boolean
  /** Off only in tests, which call faster than people. */
  limitsRates: boolean
  logLevel: z.output<typeof variables>['LOG_LEVEL']
  trustProxy: boolean
}

export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty value is how many tools write "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) throw new StartRefusal(read.error.issues.map(sentenceFor).join('\n'))
  const settings = read.data
  return {
    port: settings.PORT,
    dataFolder: resolve(settings.QUARTIER_DATA),
    databaseUrl: settings.DATABASE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    s3: s3Of(settings),
    publicHost: settings.PUBLIC_HOST,
    publicScheme: settings.PUBLIC_SCHEME,
    checksAnswers: settings.NODE_ENV === 'test' || settings.NODE_ENV === 'development',
    limitsRates: settings.NODE_ENV !== 'test',
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
  }
}

function s3Of(settings: z.output<typeof variables>): Config['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = settings
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
      region: S3_REGION,
    }
  }
  const missing = s3Names.filter((name) => settings[name] === undefined)
  if (missing.length === s3Names.length) return undefined
  throw new StartRefusal(`${missing.join(', ')} must be set too when files are to be kept in S3.`)
}

// The value itself is left out: it may hold a password.
function sentenceFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  const field = Object.entries(variables.shape).find(([key]) => key === name)
  return `${name} must be ${field?.[1].description ?? 'something else'}.`
}
