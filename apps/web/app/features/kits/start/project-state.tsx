import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Badge, type Tone } from '../../../ui/index.ts';
import type { RecentSmartKit } from '../../kit-picker/index.ts';

const STATES: Record<RecentSmartKit['state'], { name: MessageKey; tone: Tone }> = {
  Ok: { name: 'kitTemplates.state.ok', tone: 'accent' },
  NotNamed: { name: 'kitTemplates.state.notNamed', tone: 'warning' },
  NoKits: { name: 'kitTemplates.state.noKits', tone: 'warning' },
  NotSmartKit: { name: 'kitTemplates.state.notSmartKit', tone: 'warning' },
  Unknown: { name: 'kitTemplates.state.noCart', tone: 'warning' },
};

/** Whether a project was ordered, can be, or what keeps it from that. Section 4, "Smart kit project state". */
export const ProjectState = ({ project }: { project: Pick<RecentSmartKit, 'state' | 'isOrdered'> }) => {
  const text = useText();
  if (project.isOrdered) return <Badge>{text('kitTemplates.state.ordered')}</Badge>;
  const { name, tone } = STATES[project.state];
  return <Badge tone={tone}>{text(name)}</Badge>;
};
