// Explains a person's permissions in sentences, with the names of those who could change them.

import { and, eq } from 'drizzle-orm'
import { generalSettings } from '#areas/project-settings/rules/settings.ts'
import { permissions } from '#platform/rules/permissions.ts'
import type { StaffContext } from '#platform/server/context.ts'
import { readSetting } from '#platform/server/session/settings.ts'
import { rolePermission } from '#platform/server/session/tables.ts'
import { whyFor, type Changer } from '../rules/why.ts'
import type { PersonRow } from '#areas/sign-in/server/public.ts'

export async function answersFor(ctx: StaffContext, person: PersonRow, otherAdmins: readonly PersonRow[]) {
  const [changed] = await ctx.db
    .select({ permissions: rolePermission.permissions })
    .from(rolePermission)
    .where(and(eq(rolePermission.workspaceId, ctx.workspace.id), eq(rolePermission.role, person.role)))
  const asked = {
    role: person.role,
    isActive: person.isActive,
    rolePermissions: changed?.permissions ?? null,
    features: ctx.workspace.features,
  }
  const { supportEmail } = await readSetting(ctx, 'general', generalSettings)
  const helpers: Record<Changer, string> = {
    nobody: ctx.t('users_why_changed_by_nobody'),
    admins: byNames(ctx, otherAdmins),
    superadmins: byNames(
      ctx,
      otherAdmins.filter(({ role }) => role === 'superadmin'),
    ),
    provider: ctx.t('users_why_changed_by_provider', { email: supportEmail }),
  }
  const name = nameOf(person)
  return permissions
    .filter((one) => one !== 'permit')
    .map((permission) => {
      const { allowed, because, changedBy } = whyFor(asked, permission)
      const title = ctx.t(`users_permission_${permission}`)
      const values = { name, role: ctx.t(`users_role_${person.role}`), action: title }
      return {
        permission,
        title,
        allowed,
        answer: ctx.t(`users_why_${because}`, values),
        changedBy: helpers[changedBy],
      }
    })
}

function byNames(ctx: StaffContext, people: readonly PersonRow[]): string {
  if (people.length === 0) return ctx.t('users_why_changed_by_no_other')
  return ctx.t('users_why_changed_by_admins', { names: people.map(nameOf).join(', ') })
}

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`
