// Publishes a project form: the product form with some questions changed.

import type { Workspace } from '#platform/server/context.ts'
import { newId } from '#platform/server/ids.ts'
import { asSystem } from '#platform/server/jobs/handlers.ts'
import type { World } from '#platform/server/testing/world.ts'
import { defaultForm } from '#areas/forms/rules/defaults/default-form.ts'
import type { FormSection } from '#areas/forms/rules/form-definition.ts'
import { ensureDefaultForm } from '#areas/forms/server/public.ts'
import { applicationForm } from '#areas/forms/server/public.ts'

/** Publishes the changed default form for apartments, as version 2 unless given. */
export const publishForm = (
  world: World,
  home: Workspace,
  change: (section: FormSection) => FormSection,
  versionNumber = 2,
): Promise<void> =>
  asSystem(world.services, home, async (ctx) => {
    const { projectFormId } = await ensureDefaultForm(ctx)
    const steps = defaultForm.steps.map((step) => ({ ...step, sections: step.sections.map(change) }))
    await ctx.db.insert(applicationForm).values({
      workspaceId: home.id,
      id: newId(),
      projectFormId,
      versionNumber,
      definition: { ...defaultForm, steps },
    })
  })
