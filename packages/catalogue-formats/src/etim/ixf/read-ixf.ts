import type { ByteSource, ReadEvent } from '../../reader.ts';
import { readXml } from '../../xml/index.ts';
import { IxfReading } from './ixf-reading.ts';

/**
 * ETIM's exchange format: units, features, values and classes of a release in one document and any number of
 * languages. What the release took out (changeCode Deleted), groups and classes of drawings are left out.
 * @throws NotThisFormat
 */
export const readIxf = (source: ByteSource): AsyncIterable<ReadEvent> => readXml(source, new IxfReading());
