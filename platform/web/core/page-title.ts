// The title of the tab: the page, and the project it belongs to.

let site = ''

export function setSiteTitle(title: string) {
  site = title
}

export function setPageTitle(title: string) {
  document.title = site && title !== site ? `${title} · ${site}` : title || site
}
