// Design of the workspace's form, for pages without a form (uiConfig in the specification).

import { useInit } from '#platform/web/api/session.ts'

export const useTemplate = (): 'default' | 'lsz' => useInit().formTemplate
