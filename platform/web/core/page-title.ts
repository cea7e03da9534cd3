// Document title: the page and the project.

let site = ''

export function setSiteTitle(title: string) {
  site = title
}

export function setPageTitle(title: string) {
  document.title = site && title !== site ? `${title} · ${site}` : title || site
}
