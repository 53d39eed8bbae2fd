import {
  AnchorMdx,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Badge } from '../packages/ui/src/controls/badge/badge.tsx'
import { STATUSES, statusOf } from './status.ts'

/** Folders with a guide of their own. */
const GUIDES = ['Foundation', 'Controls', 'Tables', 'Charts', 'Blocks', 'Shell']

/** Documentation of a component: its status and its guide, its description, its props and its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [folder = ''] = preparedMeta.title.split('/')
  const status = statusOf(preparedMeta.tags)
  return (
    <>
      <Title />
      <Subtitle />
      {/* Storybook's styles of lists and text would win over those of the badge */}
      <ul className="component-facts sb-unstyled">
        {status && (
          <li>
            <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge> {STATUSES[status].description}
          </li>
        )}
        {GUIDES.includes(folder) && (
          <li>
            <AnchorMdx href={`?path=/docs/${folder.toLowerCase()}-overview--docs`} target="">
              {`${folder}: which component when, do and don’t`}
            </AnchorMdx>
          </li>
        )}
      </ul>
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
