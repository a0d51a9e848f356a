"""Tables, their append-only log, and whose they are."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("daily", sa.Text),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "phase", "made"])
    op.create_index("tables_host", "tables", ["host", "phase"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("members_table", "members", ["table_id"])
