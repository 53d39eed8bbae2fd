import { saveFile } from '../../../foundation/save-file.ts'

export type TextFile = { text: string; name: string; type: string }

/** Saves text as a file. Throws if the browser cannot. */
export function saveText({ text, name, type }: TextFile): void {
  saveFile(new Blob([text], { type }), name)
}
