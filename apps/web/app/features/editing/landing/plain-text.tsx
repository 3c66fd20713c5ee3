/** Plain text as it was typed: an empty line ends a paragraph, a line break stays one. */
export const PlainText = ({ text }: { text: string }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-prose whitespace-pre-line text-muted">
      {paragraph}
    </p>
  ));
};
