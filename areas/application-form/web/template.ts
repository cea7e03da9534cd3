// Which look the workspace's form has, for pages that know of no form yet (uiConfig of the specification).

import { useInit } from '#platform/web/api/session.ts'

export const useTemplate = (): 'default' | 'lsz' => useInit().formTemplate
