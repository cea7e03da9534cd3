// Inserts texts of a project for tests directly, without the settings page.

import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { MailKind } from '../../rules/kinds.ts'
import { mailSignature, mailTemplate, mailTemplateText } from '../tables.ts'

interface Planted {
  kind: MailKind
  language: Language
  subject: string
  bodyHtml: string
}

/** Inserts the default template of its kind. Returns its id. */
export const plantTemplate = (world: World, home: Workspace, { kind, language, subject, bodyHtml }: Planted) =>
  asSystem(world.services, home, async (ctx) => {
    const id = newId()
    const template = { workspaceId: home.id, id, kind, title: 'Eigene', isDefault: true, createdBy: newId() }
    await ctx.db.insert(mailTemplate).values({ ...template, changedAt: ctx.now })
    await ctx.db.insert(mailTemplateText).values({ workspaceId: home.id, templateId: id, language, subject, bodyHtml })
    return id
  })

/** Inserts the project's signature, or with an owner that of a person. */
export const plantSignature = (world: World, home: Workspace, de: string, ownerId = home.id) =>
  asSystem(world.services, home, async (ctx) => {
    const kept = { workspaceId: home.id, ownerId, bodies: { de, fr: '' }, version: 1, changedBy: newId() }
    await ctx.db.insert(mailSignature).values({ ...kept, changedAt: ctx.now })
  })
