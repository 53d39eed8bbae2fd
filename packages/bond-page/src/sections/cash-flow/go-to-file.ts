/** Goes to a file of this site by a link that is pressed: the page stays, also when the server refuses the file after all. */
export function goToFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
