// The import boundaries as data: which folder may import which, and the order of the areas. The linter contains the
// folders as patterns; `conventions.test.ts` and `area-order.test.ts` check both against all files.

/** Lowest first: an area imports only from areas before it. `docs/architecture.md` explains each place. */
export const areaOrder = [
  'files',
  'forms',
  'project-settings',
  'provider-accounts',
  'sign-in',
  'mail-templates',
  'users',
  'external-accounts',
  'sender',
  'tasks',
  'communication',
  'retention',
  'home',
  'owners',
  'payments',
  'draws',
  'buildings',
  'objects',
  'applications',
  'application-form',
  'interested-people',
  'waitlist',
  'viewing-appointments',
  'tenants',
  'enquiries',
  'contracts',
  'erp',
  'sales',
  'budget',
  'analytics',
  'reporting',
  'maps',
  'form-settings',
  'website',
  'marketing',
  'projects',
  'investors',
  'document-room',
  'changelog',
]

export const areaOf = (path: string): string | undefined => /^areas\/([^/]+)\//.exec(path)?.[1]

/** Only these files of an area may be imported by other areas. */
const publicFiles = /^areas\/[^/]+\/(?:rules\/|contract\/|server\/public\.ts$|web\/public\.tsx?$)/

/** Returns why an area may not import a file of another area; undefined when the import is allowed. */
export function forbiddenBetweenAreas(path: string, imported: string): 'upward' | 'internal' | undefined {
  const [from, to] = [areaOf(path), areaOf(imported)]
  if (!from || !to || from === to || /\/texts\/(?:de|fr)\.json$/.test(imported)) return undefined
  if (areaOrder.indexOf(to) > areaOrder.indexOf(from)) return 'upward'
  return publicFiles.test(imported) ? undefined : 'internal'
}

interface Room {
  name: string
  /** Files of the layer; the group `area` captures their area. */
  is: RegExp
  /** Imports that these files may have; `AREA` is replaced by their own area. */
  may: RegExp[]
}

const computing = /^(zod|libphonenumber-js(\/\w+)?|ibantools|i18n-iso-countries\/codes\.json|d3-scale|d3-shape)$/
const rules = /^(platform|areas\/[^/]+)\/rules\//
const contract = /^(platform|areas\/[^/]+)\/contract\//
const texts = /\/texts\/(de|fr)\.json$/
const packages = /^(node:|@?[a-z][^/]*$|@[^/]+\/|[a-z0-9-]+\/)(?<!^(app|areas|platform|connectors|demo|e2e|bench)\/)/

/** For the server of an area, `AREA`. */
const ofServer: RegExp[] = [
  rules,
  contract,
  texts,
  packages,
  /^platform\/server\//,
  /^connectors\//,
  /^areas\/AREA\/server\//,
  /^areas\/[^/]+\/server\/public\.ts$/,
]

export const rooms: Room[] = [
  { name: 'rules', is: /^(platform|areas\/(?<area>[^/]+))\/rules\//, may: [rules, computing] },
  { name: 'contract', is: /^(platform|areas\/(?<area>[^/]+))\/contract\//, may: [rules, contract, /^zod$/] },
  {
    name: 'platform/server/testing',
    is: /^platform\/server\/testing\//,
    may: [rules, contract, texts, packages, /^platform\/server\//, /^app\//],
  },
  {
    name: 'platform/server',
    is: /^platform\/server\//,
    may: [rules, contract, texts, packages, /^platform\/server\//, /^app\/config\.ts$/],
  },
  { name: 'platform/web', is: /^platform\/web\//, may: [/^platform\/(rules|contract|web)\//, texts, packages] },
  {
    name: 'connectors/testing',
    is: /^connectors\/testing\//,
    may: [/^platform\/(rules|contract|server)\//, /^connectors\//, packages],
  },
  {
    // An adapter does not know the test server that stands in for its provider.
    name: 'connectors',
    is: /^connectors\//,
    may: [/^platform\/(rules|contract|server)\//, /^connectors\/(?!testing\/)/, /^app\/config\.ts$/, packages],
  },
  {
    // Test data is inserted directly into the tables of lower areas.
    name: 'testing of an area on the server',
    is: /^areas\/(?<area>[^/]+)\/server\/testing\//,
    may: [...ofServer, /^areas\/[^/]+\/server\/tables\.ts$/],
  },
  {
    name: 'server of an area',
    is: /^areas\/(?<area>[^/]+)\/server\//,
    may: ofServer,
  },
  {
    name: 'web of an area',
    is: /^areas\/(?<area>[^/]+)\/web\//,
    may: [
      rules,
      contract,
      texts,
      packages,
      /^platform\/web\//,
      /^areas\/AREA\/web\//,
      /^areas\/[^/]+\/web\/public\.tsx?$/,
    ],
  },
]

const serverPackage = /^(node:|pg$|pg-boss|drizzle-orm|fastify|@fastify\/)/
const webPackage = /^(react$|react-dom|@mantine\/|@tanstack\/)/

/**
 * Returns true if a file may import the other. Files outside all layers (app, demo, scripts, tests) are checked
 * elsewhere.
 */
export function mayImport(path: string, imported: string): boolean {
  const room = rooms.find(({ is }) => is.test(path))
  if (!room) return true
  if (room.name.includes('web') && serverPackage.test(imported)) return false
  if (room.name.includes('server') && webPackage.test(imported)) return false
  const area = room.is.exec(path)?.groups?.['area'] ?? ''
  return room.may.some((allowed) => new RegExp(allowed.source.replace('AREA', area)).test(imported))
}
