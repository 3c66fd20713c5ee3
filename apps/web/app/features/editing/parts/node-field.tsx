import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';
import { useNodes } from './use-nodes.ts';

interface NodeFieldProps {
  /** Empty: none. */
  nodeId: string;
  onChange: (nodeId: string) => void;
}

/** A place of the catalogue, found by its name. */
export const NodeField = ({ nodeId, onChange }: NodeFieldProps) => {
  const text = useText();
  const nodes = useNodes();
  return (
    <ComboBox
      key={nodes.length}
      label={text('editing.node')}
      placeholder={text('editing.node.none')}
      defaultItems={nodes}
      selectedKey={nodeId === '' ? null : nodeId}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
    />
  );
};
