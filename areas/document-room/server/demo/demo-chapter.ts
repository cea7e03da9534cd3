// Document rooms of the demo story, of a flat for sale and of a project for investors: files in four categories,
// conditions, two guests, a file of a guest that waits, and a week of access.

import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { inviteAccount } from '#areas/external-accounts/server/public.ts'
import { b2bProject } from '#areas/projects/server/public.ts'
import { makePdf } from './demo-files.ts'
import type { Context } from '#platform/server/context.ts'
import { actorOf, type DemoEvent, type DemoStory } from '#platform/server/demo/chapter.ts'
import { daysBefore } from '#platform/server/demo/dates.ts'
import { storedFile } from '#platform/server/files/tables.ts'
import { newId } from '#platform/server/ids.ts'
import type { AccessAction } from '../../rules/access-actions.ts'
import { roomFileKind, type RoomOwnerKind } from '../../rules/room-address.ts'
import { standardRoleId, type StandardRoleKey } from '../../rules/standard-roles.ts'
import { readCategories } from '../rooms/category-rows.ts'
import { insertStandardCategories } from '../rooms/room-of-record.ts'
import { roomSubject } from '../rooms/room-row.ts'
import { lockRoles } from '../settings/role-rows.ts'
import { documentRoom, roomAccess, roomFile, roomFileVersion, roomGuest, roomTerms } from '../tables.ts'

/** Fixed, so that pictures and end-to-end tests find the room. */
export const demoRoomSlug = 'demo-datenraum'

interface Paper {
  category: string
  name: string
  title: string
}

const papersOfFlat: readonly Paper[] = [
  { category: 'Grundbuchauszug', name: 'Grundbuchauszug 2026.pdf', title: 'Auszug aus dem Grundbuch' },
  { category: 'Grundrisse, Schnitte, Fassaden', name: 'Grundriss Wohnung.pdf', title: 'Grundriss' },
  { category: 'Baubeschrieb und Zustand', name: 'Baubeschrieb.pdf', title: 'Baubeschrieb' },
  { category: 'Vertragsentwürfe', name: 'Entwurf Kaufvertrag.pdf', title: 'Entwurf des Kaufvertrags' },
]

const papersOfProject: readonly Paper[] = [
  { category: 'Mieterspiegel', name: 'Mieterspiegel.pdf', title: 'Mieterspiegel' },
  { category: 'Grundbuchauszug', name: 'Grundbuchauszug 2026.pdf', title: 'Auszug aus dem Grundbuch' },
  { category: 'Energieausweis', name: 'GEAK.pdf', title: 'Gebäudeenergieausweis der Kantone' },
  { category: 'Vertragsentwürfe', name: 'Entwurf Kaufvertrag.pdf', title: 'Entwurf des Kaufvertrags' },
]

const guests: readonly {
  role: StandardRoleKey
  firstName: string
  lastName: string
  company: string
  email: string
  visitedDaysAgo: number | null
}[] = [
  {
    role: 'lawyer',
    firstName: 'Claire',
    lastName: 'Zufferey',
    company: 'Étude Favre & Zufferey',
    email: 'claire.zufferey@notariat.example',
    visitedDaysAgo: 1,
  },
  {
    role: 'bank',
    firstName: 'Daniel',
    lastName: 'Brunner',
    company: 'Kantonalbank',
    email: 'daniel.brunner@bank.example',
    visitedDaysAgo: null,
  },
]

interface Place {
  ownerKind: RoomOwnerKind
  ownerId: string
  title: string
  papers: readonly Paper[]
}

export async function tell(ctx: Context, { staff, objects }: DemoStory): Promise<DemoEvent[]> {
  const place = await findPlace(ctx, objects)
  if (!place) return []
  const { title, papers, ...owner } = place
  const at = daysBefore(ctx.now, 9)
  const room = { id: newId(), slug: demoRoomSlug, title }
  const here = { workspaceId: ctx.workspace.id, roomId: room.id }
  const by = { createdBy: staff.admin.id, createdAt: at }
  await lockRoles(ctx)
  const owned = { workspaceId: ctx.workspace.id, ...owner }
  await ctx.db.insert(documentRoom).values({ ...room, ...owned, ...by, termsVersion: 1 })
  await ctx.db.insert(roomTerms).values({
    ...here,
    ...by,
    versionNumber: 1,
    textDe: 'Die Unterlagen sind vertraulich. Sie dürfen nur für die Prüfung des Kaufs verwendet werden.',
    textFr: 'Les documents sont confidentiels. Ils ne peuvent être utilisés que pour l’examen de l’achat.',
  })
  await insertStandardCategories(ctx, room.id)
  const told = await tellFiles(ctx, room.id, { papers, by: staff.admin.id, name: staff.admin.name, at })
  await tellGuests(ctx, room, { name: staff.admin.name, at, files: told })
  return [{ event: 'document_room.created', subject: roomSubject(room), at, actor: actorOf(staff.admin) }]
}

async function findPlace({ db, workspace }: Context, objects: DemoStory['objects']): Promise<Place | undefined> {
  if (workspace.slug === 'sale') {
    const flat = objects.find(({ kind }) => kind === 'apartment')
    return flat && { ownerKind: 'object', ownerId: flat.id, title: 'Datenraum Musterwohnung', papers: papersOfFlat }
  }
  if (workspace.projectType !== 'saleb2b') return undefined
  const [project] = await db
    .select()
    .from(b2bProject)
    .where(and(eq(b2bProject.workspaceId, workspace.id), eq(b2bProject.state, 'reserved')))
  return (
    project && {
      ownerKind: 'project',
      ownerId: project.id,
      title: `Datenraum ${project.title}`,
      papers: papersOfProject,
    }
  )
}

interface ToldFile {
  id: string
  name: string
}

interface Author {
  papers: readonly Paper[]
  by: string
  name: string
  at: Date
}

async function tellFiles(ctx: Context, roomId: string, { papers, ...author }: Author) {
  const categories = await readCategories(ctx, { id: roomId })
  const told: ToldFile[] = []
  for (const [index, { category, name, title }] of papers.entries()) {
    const place = categories.find(({ titleDe }) => titleDe === category)
    if (!place) continue
    const isWaiting = index === papers.length - 1
    const id = newId()
    const content = await makePdf(title)
    const storageKey = `${ctx.workspace.id}/${id}`
    await ctx.services.files.put(storageKey, content)
    const written = { workspaceId: ctx.workspace.id, uploadedBy: author.by, createdAt: author.at }
    await ctx.db.insert(roomFile).values({
      ...written,
      id,
      roomId,
      categoryId: place.id,
      position: 1,
      name,
      state: isWaiting ? 'waiting' : 'released',
      uploadedByName: isWaiting ? 'Claire Zufferey' : author.name,
      releasedAt: isWaiting ? null : author.at,
    })
    await ctx.db.insert(storedFile).values({
      ...written,
      id,
      storageKey,
      name,
      contentType: 'application/pdf',
      size: content.length,
      sha256: createHash('sha256').update(content).digest(),
      ownerKind: roomFileKind,
      ownerId: id,
    })
    const version = { versionNumber: 1, fileId: id, storedFileId: id }
    const uploadedByName = isWaiting ? 'Claire Zufferey' : author.name
    await ctx.db.insert(roomFileVersion).values({ ...written, ...version, uploadedByName })
    told.push({ id, name })
  }
  return told
}

interface Invited {
  name: string
  at: Date
  files: readonly ToldFile[]
}

async function tellGuests(ctx: Context, room: { id: string; slug: string }, { name, at, files }: Invited) {
  for (const { role, visitedDaysAgo, ...person } of guests) {
    const { firstName, lastName, email } = person
    const named = { firstName, lastName, email, language: 'fr' as const }
    const { accountId } = await inviteAccount(ctx, { userType: 'dms', ...named, entranceSlug: room.slug })
    const visit = visitedDaysAgo === null ? null : daysBefore(ctx.now, visitedDaysAgo)
    const guestId = newId()
    await ctx.db.insert(roomGuest).values({
      workspaceId: ctx.workspace.id,
      id: guestId,
      roomId: room.id,
      accountId,
      kind: 'third_party',
      ...person,
      language: 'fr',
      roleId: standardRoleId(role),
      invitedByName: name,
      invitedAt: at,
      registeredAt: visit,
      lastVisitAt: visit,
      termsVersion: visit ? 1 : 0,
      termsAcceptedAt: visit,
      digestFrom: ctx.now,
    })
    if (visit)
      await tellAccess(ctx, room.id, { guestId, accountId, name: `${firstName} ${lastName}`, at: visit, files })
  }
}

interface Visit extends Invited {
  guestId: string
  accountId: string
}

async function tellAccess(ctx: Context, roomId: string, { guestId, accountId, name, at, files }: Visit) {
  const [first, second] = files
  const steps: [AccessAction, ToldFile | undefined][] = [
    ['entered', undefined],
    ['terms_accepted', undefined],
    ['previewed', first],
    ['downloaded', first],
    ['previewed', second],
  ]
  for (const [minute, [action, file]] of steps.entries()) {
    await ctx.db.insert(roomAccess).values({
      workspaceId: ctx.workspace.id,
      id: newId(),
      roomId,
      at: new Date(at.getTime() + minute * 60_000),
      userId: accountId,
      guestId,
      actorName: name,
      action,
      fileId: file?.id ?? null,
      fileName: file?.name ?? null,
      versionNumber: file ? 1 : null,
      address: '192.0.2.17',
    })
  }
}
