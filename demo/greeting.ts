// Prints to the terminal after the start: the address and the logins.

import { drizzle } from 'drizzle-orm/node-postgres'
import { asc } from 'drizzle-orm'
import { demoPassword } from '#areas/home/server/demo-logins.ts'
import type { Services } from '#platform/server/context.ts'
import { workspace } from '#platform/server/session/tables.ts'
import { demoPeople } from './people/people.ts'

export async function demoLines(services: Services): Promise<string[]> {
  const { publicHost, port, publicScheme } = services.config
  const places = await drizzle({ client: services.pool }).select().from(workspace).orderBy(asc(workspace.createdAt))
  const address = (slug: string) =>
    `${publicScheme}://${slug}.${publicHost}${publicScheme === 'https' ? '' : `:${port}`}`
  const lines = places.slice(0, 10).map(({ slug, name }) => `  ${address(slug).padEnd(36)} ${name}`)
  if (places.length === 0) return ['', 'Quartier is ready, with no workspace yet: npm run create-admin makes one.', '']
  if (!places.some(({ isDemo }) => isDemo)) return ['', 'Quartier is ready.', ...lines, '']
  const logins = demoPeople.map(({ email, role }) => `  ${email.padEnd(36)} ${role}`)
  const reach = services.config.host
    ? []
    : ['Only this machine can reach it, because its passwords are published; HOST=0.0.0.0 opens it.', '']
  return ['', 'Quartier is ready.', ...lines, '', `Demo logins, password ${demoPassword}:`, ...logins, '', ...reach]
}
