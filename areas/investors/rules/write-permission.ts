// Every colleague may look at investors (spec 1 §2.2: `permit`); changing them needs the permission by which projects are changed
// (decision 0665).

import type { Permission } from '#platform/rules/permissions.ts'

export const writesInvestors = 'object_write' satisfies Permission
