"""Who people are: the devices of a person, the key that brings them back, whom they block; reports, bans, and who did what."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KNOWN = (
    "INSERT INTO devices (token, guest, label, made, seen) SELECT guest, guest, '', :now, :now"
    " FROM (SELECT guest FROM members UNION SELECT host FROM tables) AS known"
)
"""Until now a browser's token was the person: whoever has a table keeps it, in the browser of before."""


def upgrade() -> None:
    """Make the tables, and enter every browser that has ever had a table."""
    op.create_table(
        "devices",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_guest", "devices", ["guest"])
    op.create_index("devices_seen", "devices", ["seen"])
    op.create_table(
        "phrases",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("key_hash", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("blocked", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guest", "blocked"),
    )
    op.create_table(
        "bans",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("guest", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("reports_made", "reports", ["made"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Text),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("tell", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("audit_made", "audit", ["made"])
    op.get_bind().execute(sa.text(KNOWN), {"now": int(time.time() * 1000)})
