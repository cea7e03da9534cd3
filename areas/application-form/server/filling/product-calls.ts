// Endpoints of the product form: the same handlers as the application form, addressed by product and link.

import { publicHandler } from '#platform/server/http/handler.ts'
import { ofForm, readersFor } from './product-form.ts'
import { getApplicationForm } from './form-page.ts'
import { saveApplicationForm } from './save-answers.ts'
import { adults, children } from './people.ts'
import * as contract from '../../contract/product-form.ts'

const readAdults = readersFor('adult')
const readChildren = readersFor('child')
export const getProductForm = publicHandler(contract.getProductForm, {}, ofForm(getApplicationForm.run))
export const saveProductForm = publicHandler(contract.saveProductForm, {}, ofForm(saveApplicationForm.run))
export const listProductAdults = publicHandler(contract.listProductAdults, {}, readAdults.list)
export const addProductAdult = publicHandler(contract.addProductAdult, {}, ofForm(adults.add))
export const getProductAdult = publicHandler(contract.getProductAdult, {}, readAdults.read)
export const saveProductAdult = publicHandler(contract.saveProductAdult, {}, ofForm(adults.save))
export const removeProductAdult = publicHandler(contract.removeProductAdult, {}, ofForm(adults.remove))
export const listProductChildren = publicHandler(contract.listProductChildren, {}, readChildren.list)
export const addProductChild = publicHandler(contract.addProductChild, {}, ofForm(children.add))
export const getProductChild = publicHandler(contract.getProductChild, {}, readChildren.read)
export const saveProductChild = publicHandler(contract.saveProductChild, {}, ofForm(children.save))
export const removeProductChild = publicHandler(contract.removeProductChild, {}, ofForm(children.remove))
