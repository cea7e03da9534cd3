// The calls of the list of applications: a project that sells has paths of its own (decision 0606).

import { useSession } from '#platform/web/api/session.ts'
import { changeApplications, changeSaleApplications, listApplications, listSaleApplications } from '../contract/list.ts'

export function useListCalls() {
  const { lets } = useSession()
  return lets
    ? { list: listApplications, change: changeApplications }
    : { list: listSaleApplications, change: changeSaleApplications }
}
