import { DeskHome } from '../../desk/index.ts';
import { useTopicName } from './use-topic-name.ts';

/** What waits for those who run the shop, with messages named by their topic. */
export default function OperationsHome() {
  const topicName = useTopicName();
  return <DeskHome nameOf={(_, { Name }) => topicName(Name)} />;
}
