// All environment variables, read once. docs/operations.md lists the same names.

import { resolve } from 'node:path'
import { z } from 'zod'
import { trustedProxies, type TrustedProxies } from '#platform/server/http/trusted-proxies.ts'
import { shortestSecret } from '#platform/server/own-secret.ts'
import { StartRefusal } from '#platform/server/start-refusal.ts'
import { connectorsOf, connectorVariables, type ConnectorSettings } from './connector-config.ts'

const variables = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(4000)
    .describe('a port number between 0 and 65535, such as 4000'),
  HOST: z
    .string()
    .regex(/^[a-zA-Z0-9.:-]+$/)
    .optional()
    .describe('the address to listen on, such as 127.0.0.1, or 0.0.0.0 for all'),
  QUARTIER_DATA: z.string().default('.data').describe('a folder, such as .data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /.*/ })
    .optional()
    .describe('an address such as postgres://quartier_app:password@host:5432/quartier'),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/, hostname: /.*/ })
    .optional()
    .describe('an address such as postgres://quartier:password@host:5432/quartier'),
  QUARTIER_SECRET: z
    .string()
    .min(shortestSecret)
    .optional()
    .describe(`a secret of at least ${shortestSecret} signs, the same on every node`),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /.+/ })
    .optional()
    .describe('an address such as smtp://user:password@host:587'),
  MAIL_FROM: z
    .string()
    .includes('@')
    .default('Quartier <noreply@localhost>')
    .describe('a sender such as Quartier <post@firm.ch>'),
  SMTP_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(5)
    .describe('how many connections send at once, between 1 and 50'),
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .optional()
    .describe('the domain that signs mails, such as firm.ch'),
  DKIM_SELECTOR: z.string().optional().describe('the selector of the key in DNS, such as quartier'),
  DKIM_KEY_FILE: z.string().optional().describe('the file of the private key, PEM'),
  MAIL_INBOUND: z
    .string()
    .regex(/^([^@\s]+@)?[a-z0-9.-]+$/)
    .optional()
    .describe(
      'where replies arrive: a domain such as in.firm.ch, or an address that takes additions, such as post@firm.ch',
    ),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, hostname: /.+/ })
    .optional()
    .describe('an address such as imaps://user:password@host:993'),
  IMAP_FOLDER: z.string().min(1).default('Quartier').describe('the folder that read mails are moved to'),
  INBOUND_SECRET: z
    .string()
    .min(shortestSecret)
    .optional()
    .describe(`a secret of at least ${shortestSecret} signs that whoever hands in mails knows`),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an address such as https://s3.firm.ch'),
  S3_BUCKET: z.string().optional().describe('the name of a bucket'),
  S3_ACCESS_KEY: z.string().optional().describe('the access key of the bucket'),
  S3_SECRET_KEY: z.string().optional().describe('the secret key of the bucket'),
  S3_REGION: z.string().default('us-east-1').describe('a region such as eu-central-1'),
  ...connectorVariables,
  MAP_TILES: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{x}', '{y}', '{z}'].every((part) => decodeURI(url).includes(part)))
    .optional()
    .describe('the address of map tiles with {z}, {x} and {y}, such as https://tiles.firm.ch/{z}/{x}/{y}.png'),
  MAP_ATTRIBUTION: z.string().default('').describe('the source of the tiles, such as © swisstopo'),
  PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:,[\] -]*$/)
    .default('')
    .describe('hosts of the own network, separated by commas, such as bus.firm.local, 10.0.0.5'),
  PUBLIC_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('localhost')
    .describe('a host name without protocol or port, such as quartier.ch'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http').describe('http or https'),
  API_DESCRIPTION: z.enum(['public', 'off']).default('public').describe('public or off'),
  NODE_ENV: z.string().optional().describe('production, development or test'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform(trustedProxies)
    .refine((trusted) => trusted !== null)
    .describe('false, true for one proxy, a number of proxies, or their networks, such as 10.0.0.0/8,192.168.1.5'),
})

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

export interface Config extends ConnectorSettings {
  /** 0 picks any free port. */
  port: number
  /** Unset: listens on all interfaces, or only on this machine when the demo's passwords are known. */
  host: string | undefined
  /** Absolute path. Contains the embedded database, and the files unless S3 is set. */
  dataFolder: string
  /** Unset: the embedded PostgreSQL is started. */
  databaseUrl: string | undefined
  /** Connects as the role that owns and migrates the tables; without it the role of `databaseUrl` does both. */
  databaseOwnerUrl: string | undefined
  /** Encrypts the secrets stored in the database. Unset: one is generated in the data folder. */
  secret: string | undefined
  /** Unset: mails are kept in the outbox, where they can be read. */
  smtpUrl: string | undefined
  mailFrom: string
  smtpConnections: number
  /** Without it mails are signed by the server that takes them, or not at all. */
  dkim: { domain: string; selector: string; keyFile: string } | undefined
  /** Mail domain of replies and reports; without it they go to the sender's own mailbox and are not seen here. */
  mailInbound: string | undefined
  /** The mailbox that incoming mail is fetched from. */
  imap: { url: string; folder: string } | undefined
  /** Without it mails cannot be handed in over HTTP. */
  inboundSecret: string | undefined
  /** Unset: files are stored in the data folder. */
  s3: S3Settings | undefined
  /** Template of raster tiles and their source. Unset: maps are drawn from the outlines of the municipalities. */
  mapTiles: { url: string; attribution: string } | undefined
  /** Hosts of the private network that URLs in workspace settings may point to. */
  privateHosts: string[]
  /** The host name after the workspace's label: `rent.localhost` has `localhost`. */
  publicHost: string
  /** `https` behind a proxy that ends TLS: then links carry no port. */
  publicScheme: 'http' | 'https'
  /** If false, the list of calls is hidden: `/api/docs` and `/api/openapi.json` are not found. */
  describesApi: boolean
  /** Responses are validated against their contract before they leave: in development and tests, not in production. */
  checksAnswers: boolean
  /** False only in tests, which send requests faster than people. */
  limitsRates: boolean
  logLevel: z.output<typeof variables>['LOG_LEVEL']
  /** Determines the trusted part of X-Forwarded-For; its first entries are under the client's control. */
  trustProxy: TrustedProxies
}

export function readConfig(env: Record<string, string | undefined>): Config {
  // Many tools write an empty value for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = variables.safeParse(given)
  if (!read.success) throw new StartRefusal(read.error.issues.map(sentenceFor).join('\n'))
  const settings = read.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.QUARTIER_DATA),
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: ownerOf(settings),
    secret: secretOf(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    smtpConnections: settings.SMTP_CONNECTIONS,
    dkim: dkimOf(settings),
    mailInbound: settings.MAIL_INBOUND,
    imap: settings.IMAP_URL ? { url: settings.IMAP_URL, folder: settings.IMAP_FOLDER } : undefined,
    inboundSecret: settings.INBOUND_SECRET,
    s3: s3Of(settings),
    ...connectorsOf(settings),
    mapTiles: settings.MAP_TILES
      ? { url: decodeURI(settings.MAP_TILES), attribution: settings.MAP_ATTRIBUTION }
      : undefined,
    privateHosts: settings.PRIVATE_HOSTS.split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
    publicHost: settings.PUBLIC_HOST,
    publicScheme: settings.PUBLIC_SCHEME,
    describesApi: settings.API_DESCRIPTION === 'public',
    checksAnswers: settings.NODE_ENV === 'test' || settings.NODE_ENV === 'development',
    limitsRates: settings.NODE_ENV !== 'test',
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY ?? false,
  }
}

type Settings = z.output<typeof variables>

function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: keyFile }: Settings): Config['dkim'] {
  if (domain && selector && keyFile) return { domain, selector, keyFile }
  if (!domain && !selector && !keyFile) return undefined
  throw new StartRefusal('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together.')
}

function ownerOf({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }: Settings): string | undefined {
  if (ownerUrl && !url) {
    throw new StartRefusal(
      'DATABASE_URL must be set too when DATABASE_OWNER_URL is: the first is the role that the product runs as, the second the role that owns the tables.',
    )
  }
  return ownerUrl
}

/**
 * A node without a persistent disk would generate a new secret at each start and could no longer decrypt earlier
 * values.
 */
function secretOf(settings: z.output<typeof variables>): string | undefined {
  if (settings.DATABASE_URL && settings.S3_BUCKET && !settings.QUARTIER_SECRET) {
    throw new StartRefusal(
      'QUARTIER_SECRET must be set too when both database and files are elsewhere: the same on every node, made for example with “openssl rand -base64 32”.',
    )
  }
  return settings.QUARTIER_SECRET
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

// Omits the value, which may contain a password.
function sentenceFor(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  const field = Object.entries(variables.shape).find(([key]) => key === name)
  return `${name} must be ${field?.[1].description ?? 'something else'}.`
}
